/**
 * The contract between widget and API, as a number. Raised when a widget of before and an API of after, or the other way
 * round, do not understand each other: a page may hold an old widget for as long as it pins its version.
 */
export const API_VERSION = 1;

/** Header in which every answer of the API says its version. */
export const API_VERSION_HEADER = "Repair-Assist-Api";
