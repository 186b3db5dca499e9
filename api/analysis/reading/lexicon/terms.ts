/** Word groups that many phrases of the lexicon share. */

export const CAR = "car/engine/it";
export const NOISE = "noise/sound";
export const LIGHT = "light/indicator/symbol/icon/warning/message/lamp";
/** "is on", "came on", "illuminated"; also said as "I have a … light". */
export const ON = "(on|come on|illuminate|lit|pop up|go on|appear|display|show)";
export const FLASHES = "flash/blink";
export const AC = "(ac|air conditioner/conditioning/conditioned/con/cond|climate control)";
export const STEERING_WHEEL = "(steering wheel|wheel)";
export const PARKING_BRAKE = "(parking/park/emergency/hand/e/p brake|handbrake)";
export const DEAD =
  "(not work/function/operate|=dead|die|stop work|quit [work]|inoperative/inop|fail|go out|break|out|malfunction)";
export const WONT_START = "(not start/fire/crank/turn|refuse start)";
export const BRAKE_PEDAL = "(brake pedal|pedal|=brake|brake)";
export const PUDDLE = "(leak|drip|puddle|drop|spot|pool|stain|fluid|liquid|seep)";
export const TRANSMISSION = "transmission/gear";
export const SHIFT = "(shift|change gear|gear change|upshift|downshift)";
export const THROTTLE = "(gas|gas pedal|throttle|pedal)";
