/** What scripts of fifteen years ago did to the prototypes: every loop over names comes upon theirs. */
Object.assign(Array.prototype, {
  last() {
    return this[this.length - 1];
  },
  each: Array.prototype.forEach,
  clone: Array.prototype.slice,
  remove() {},
  first: "first",
});
Object.assign(String.prototype, { capitalize: () => "" });
Object.assign(Function.prototype, { bindAsEventListener() {} });
Object.assign(Object.prototype, { extend() {} });
