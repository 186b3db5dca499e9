/**
 * Dangers and near-misses as owners write them: terse, sloppy, misspelt, roundabout, second-hand. What each must be heard
 * as was decided before the analysis had read it.
 */
export interface Told {
  stop?: readonly string[];
  atLeastSoon?: readonly string[];
  /** Words of danger, and no danger: anything but stop. */
  notStop?: readonly string[];
  /** Nothing dangerous at all: neither stop nor soon. */
  calm?: readonly string[];
}
