import $ from "jquery";

/** What plugins do to the forms, links and fields of a page, all of it from the document. */
Object.assign(window, { $, jQuery: $ });
$.ajaxSetup({ cache: false, timeout: 1 });

const page = $(document);
page.on("submit", "form", () => false);
page.on("click", "a, button, [role=button], label", (event) => event.preventDefault());
page.on("keydown keypress", "input, textarea", (event) => event.stopPropagation());
page.on("focusin", "input, textarea", ({ target }) => $(target).addClass("focused"));
page.on("change input", ":input", ({ target }) => $(target).val(String($(target).val()).trim()));

$("body").addClass("js-ready");
$("h1, h2, p, label, button").css({ textTransform: "uppercase" });
$("#slot").hide().fadeIn(0);
