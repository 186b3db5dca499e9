/** Items with keys by name, which stay with them when the order changes; a second one of the same name is numbered. */
export function keyed<T>(items: readonly T[], nameOf: (item: T) => string | undefined) {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const name = nameOf(item) ?? "";
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { item, index, key: count === 1 ? name : `${name} ${count}` };
  });
}
