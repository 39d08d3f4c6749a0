# What people do with a checkout; `make` alone lists it.

SWIFTFLAGS ?=
# With the Swift libraries inside, the tool starts faster and runs where no toolchain is.
RELEASE_FLAGS = -c release --static-swift-stdlib
RELIEF = .build/release/relief
SOURCES = Package.swift Sources Tests

.DEFAULT_GOAL := help
.PHONY: help packages swift build demo test gallery bench bench-check format lint clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

packages: ## Install the Debian packages that are missing
	@Scripts/install-packages

swift:
	@command -v swift > /dev/null || { \
	  echo "relief: error: swift is not on PATH; install Swift 6.3 or later (swift.org/install)" >&2; \
	  exit 1; }

build: swift packages ## Build the tool, .build/release/relief, and what Swift source needs
	swift build $(RELEASE_FLAGS) $(SWIFTFLAGS)

demo: build ## Build, then draw two charts into out/, and let both turn
	@mkdir -p out
	$(RELIEF) render Examples/penguins.csv --x flipper_length_mm --y body_mass_g \
	  --z bill_length_mm --color species --verbose -o out/penguins.png
	$(RELIEF) render --surface 'sin(hypot(x,z))/hypot(x,z)' --x-domain=-10...10 \
	  --z-domain=-10...10 --style height --verbose -o out/sinc.png
	$(RELIEF) spin Examples/penguins.csv --x flipper_length_mm --y body_mass_g \
	  --z bill_length_mm --color species --verbose -o out/penguins.mp4
	$(RELIEF) spin --surface 'sin(hypot(x,z))/hypot(x,z)' --x-domain=-10...10 \
	  --z-domain=-10...10 --style height --verbose -o out/sinc.mp4

test: swift packages ## Run every test
	swift test $(SWIFTFLAGS)

gallery: swift packages ## Draw the pictures of docs/gallery anew
	RELIEF_GALLERY=1 swift test $(SWIFTFLAGS) --filter GalleryTests

bench: build ## Measure how long this machine takes for well-known work
	$(RELIEF) bench --backend all --verbose

bench-check: build ## Compare the instructions of small scenes with those on record
	Benchmarks/check --relief $(RELIEF)

format: swift ## Format the Swift source
	swift format --in-place --recursive $(SOURCES)

lint: swift ## Check the format of the Swift source
	swift format lint --strict --recursive $(SOURCES)

clean: ## Remove what was built and drawn
	rm -rf .build out
