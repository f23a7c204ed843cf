"""How the documentation is built; `make docs` builds it and takes every warning for an error."""

from importlib.metadata import version as installed_version

project = "Croupier"
author = "The Croupier developers"
project_copyright = "The Croupier developers. Apache License 2.0"
release = installed_version("croupier")
version = release

extensions = ["myst_parser", "sphinx_copybutton"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["colon_fence", "deflist", "smartquotes"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Croupier {release}"
html_show_sourcelink = False
html_static_path = ["_static"]
html_css_files = ["pages.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b6b43", "color-brand-content": "#0b6b43"},
    "dark_css_variables": {"color-brand-primary": "#4fc08d", "color-brand-content": "#4fc08d"},
}
# What is copied from a session in a terminal: the commands, without prompt and answers.
copybutton_prompt_text = "$ "
copybutton_only_copy_prompt_lines = True
