/** What was hit, or hit the car, is no part of it: "on a pillar", "a garage door", "his door". */
const OBSTACLES =
  /\b(?:(?:on|against|into|hit|hitting|struck|off|by|with) (?:(?:a|an|the|some|my|concrete|metal|parking|steel) ){1,3}|(?:(?:a|an|some|concrete|metal|parking|steel) ){1,3})(?:pillar|pole|post|wall|column|curb|bollard|fence|tree|guard ?rail|trailer hitch)s?\b|\b(?:garage|car|(?:his|her|their|someone'?s|somebody'?s|another car'?s|other car'?s)(?: car)?) doors?\b|\binto (?:the |my )?(?:tire|wheel)s?\b|\bgarage wall\b|\b(?:above|over|behind|below|near|next to|around|in front of) (?:the |my )(?:\w+ ){0,2}(?:wheel|tire|head ?light|tail ?light|door handle|fog light|mirror|window|grille)s?\b/g;

/** A clause with such words blanked, every other word at its old place. */
export const withoutObstacles = (clause: string) => clause.replace(OBSTACLES, (words) => " ".repeat(words.length));
