/**
 * What Prototype.js does to the built-ins, of 1.6.0, which old Magento shops have, and of 1.7 what is worse: written from
 * its documentation. None of what it replaces takes the same arguments.
 */
const $A = (iterable) => {
  if (!iterable) return [];
  if ("toArray" in Object(iterable)) return iterable.toArray();
  const results = [];
  for (let place = 0; place < (iterable.length || 0); place++) results[place] = iterable[place];
  return results;
};
const K = (value) => value;
function collect(iterator = K, context) {
  const results = [];
  this.each((value, place) => results.push(iterator.call(context, value, place)));
  return results;
}
function detect(iterator, context) {
  for (let place = 0; place < this.length; place++) if (iterator.call(context, this[place], place)) return this[place];
}
function findAll(iterator, context) {
  const results = [];
  this.each((value, place) => iterator.call(context, value, place) && results.push(value));
  return results;
}
const toArray = Array.prototype.slice;
const quoted = (text) => `"${text}"`;

Array.from = $A;
Object.values = (object) => Object.keys(object).map((key) => object[key]);
Object.assign(Array.prototype, {
  each(iterator) {
    for (let place = 0; place < this.length; place++) iterator(this[place], place);
    return this;
  },
  collect,
  map: collect,
  detect,
  find: detect,
  findAll,
  filter: findAll,
  select: findAll,
  all(iterator = K, context) {
    return this.collect((value, place) => Boolean(iterator.call(context, value, place))).indexOf(false) < 0;
  },
  every(iterator = K, context) {
    return this.all(iterator, context);
  },
  any(iterator = K, context) {
    return this.collect((value, place) => Boolean(iterator.call(context, value, place))).indexOf(true) >= 0;
  },
  some(iterator = K, context) {
    return this.any(iterator, context);
  },
  entries: toArray,
  toArray,
  clone: toArray,
  reduce() {
    return this.length > 1 ? this : this[0];
  },
  first() {
    return this[0];
  },
  last() {
    return this[this.length - 1];
  },
  include(object) {
    return this.indexOf(object) >= 0;
  },
  inspect() {
    return `[${this.join(", ")}]`;
  },
  toJSON() {
    return `[${this.map((value) => JSON.stringify(value)).join(", ")}]`;
  },
});
Object.assign(String.prototype, {
  sub: K,
  strip: String.prototype.trim,
  toJSON() {
    return quoted(this);
  },
});
Object.assign(Number.prototype, {
  toJSON() {
    return String(this);
  },
});
const NativeElement = window.Element;
window.Element = Object.assign((tag) => document.createElement(tag), NativeElement);
window.Element.prototype = NativeElement.prototype;
Object.assign(HTMLElement.prototype, {
  select(selector) {
    return this.querySelectorAll(selector);
  },
  show() {
    this.style.display = "";
    return this;
  },
  hide() {
    this.style.display = "none";
    return this;
  },
  update(html) {
    this.innerHTML = html;
    return this;
  },
  scrollTo() {
    window.scrollTo(0, this.offsetTop);
    return this;
  },
});
