import type { Rolldown } from "vite";

type Name = Extract<Rolldown.CodeSplittingGroup["name"], (...args: never[]) => unknown>;

/**
 * Puts into one file, `name`, all that the site needs to start: by itself the build makes a file of whatever several
 * pages share, and each would be a request more before the first page comes to life. Pages that are loaded later take
 * from it what they share with the start; what only they share stays with them.
 */
export function startFile(name: string, entry: string): Rolldown.CodeSplittingGroup {
  let needed: Set<string> | undefined;
  const choose: Name = (id, graph) => {
    needed ??= importedBy(entry, (id) => graph.getModuleInfo(id)?.importedIds ?? []);
    return needed.has(id) ? name : null;
  };
  return { name: choose, debugName: name };
}

/** What a module imports, and what that imports, but for what is loaded later. */
function importedBy(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [entry];
  for (let id = left.pop(); id !== undefined; id = left.pop())
    for (const imported of importsOf(id))
      if (!found.has(imported)) {
        found.add(imported);
        left.push(imported);
      }
  return found;
}
