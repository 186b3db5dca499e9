/** An application with two views: leaving the one with the element takes it out of the page. */
const slot = document.querySelector("#slot");
const element = document.createElement("repair-assist");
const views = {
  Blog: () => slot.replaceChildren("Nothing new."),
  Repairs: () => slot.replaceChildren(element),
};
for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => views[button.textContent]());
}
views.Repairs();
