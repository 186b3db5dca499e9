/**
 * What MooTools 1.2 to 1.6 does to the built-ins, which old Joomla sites have: written from its documentation. Several
 * classes of the browser have another of the same name in their place.
 */
const slice = Array.prototype.slice;
const isEnumerable = (item) => item != null && typeof item.length === "number" && typeof item !== "function";
Array.from = (item) => {
  if (item == null) return [];
  if (!isEnumerable(item) || typeof item === "string") return [item];
  return Array.isArray(item) ? item : slice.call(item);
};
Number.from = (item) => (Number.isFinite(Number.parseFloat(item)) ? Number.parseFloat(item) : null);
String.from = (item) => `${item}`;
Object.values = (object) => Object.keys(object).map((key) => object[key]);
Object.assign(Array.prototype, {
  $family: () => "array",
  each: Array.prototype.forEach,
  clone: slice,
  clean() {
    return this.filter((item) => item != null);
  },
  contains(item) {
    return this.indexOf(item) >= 0;
  },
  include(item) {
    if (!this.contains(item)) this.push(item);
    return this;
  },
  empty() {
    this.length = 0;
    return this;
  },
  erase(item) {
    const place = this.indexOf(item);
    if (place >= 0) this.splice(place, 1);
    return this;
  },
  flatten() {
    return this.flat(9);
  },
});
Object.assign(Function.prototype, { $family: () => "function", attempt() {}, pass() {}, delay() {} });
Object.assign(String.prototype, { contains: String.prototype.includes, toInt: () => 0, clean: String.prototype.trim });
function DOMEvent(event) {
  this.event = event;
  this.type = event.type;
  this.target = event.target;
}
DOMEvent.prototype.stop = () => {};
const NativeElement = window.Element;
function Element(tag) {
  return document.createElement(tag);
}
Element.prototype = NativeElement.prototype;
Element.prototype.$family = () => "element";
Element.prototype.set = function (name, value) {
  this.setAttribute(name, value);
  return this;
};
Element.prototype.get = function (name) {
  return this.getAttribute(name);
};
Element.prototype.scrollTo = function (x, y) {
  this.scrollLeft = x;
  this.scrollTop = y;
};
function Request(options) {
  this.options = options;
}
Request.prototype.send = () => {};
Object.assign(window, {
  Event: DOMEvent,
  Element,
  Request,
  Document: function Document() {},
  Window: function Window() {},
});
