/** What to do now, where several rules say the same. */
export const TOW = "Do not drive it. Have it towed to a shop, or ask a mobile mechanic to come.";
export const PULL_OVER = "Pull over as soon as you can, switch the engine off, and have it towed.";
export const NEAR_SHOP = "Drive only as far as the next shop, gently and off the highway, or have it towed.";
export const THIS_WEEK = "Have it looked at within days, and keep trips short until then.";
