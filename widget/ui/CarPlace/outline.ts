/** The outline of a car from the side, the front at the left. Drawn here: a strict host refuses pictures by address. */
export const SIDE =
  "M8 48c-1-8 2-13 8-15l46-7 18-12c3-2 8-3 14-3h26c9 0 15 2 21 7l14 10 26 4c7 1 11 5 11 11v9c0 2-1 3-3 3h-24M35 54H14c-4 0-6-2-6-6M139 54H61M69 26h76M108 13v40";
/** The same from above, the left side at the bottom. */
export const ABOVE =
  "M30 15h140c13 0 21 8 21 20v20c0 12-8 20-21 20H30C17 75 9 66 9 55V35c0-11 8-20 21-20zM64 22c-4 14-4 32 0 46l18-6c-2-10-2-24 0-34zM156 23c4 14 4 30 0 44l-16-6c2-10 2-22 0-32zM82 28h58M82 62h58M108 15v13M108 62v13M20 28h36M20 62h36";
