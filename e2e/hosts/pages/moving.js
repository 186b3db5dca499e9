/** A framework that lays its lists anew after each step: what is in one section is taken out and put into the other. */
const slot = document.querySelector("#slot");
const sections = [0, 1].map(() => slot.appendChild(document.createElement("section")));
const element = sections[0].appendChild(document.createElement("repair-assist"));

function move() {
  const [other] = sections.filter((section) => section !== element.parentNode);
  other.prepend(element);
}

slot.addEventListener("repair-assist:step", () => {
  move();
  queueMicrotask(move);
  requestAnimationFrame(move);
  setTimeout(move);
});
