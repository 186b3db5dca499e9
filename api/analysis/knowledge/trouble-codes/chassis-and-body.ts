import { atWheels, type Codes } from "./pattern.ts";

/** Codes of brakes, stability control and airbags that all makers share; most C and B codes are the maker's own. */
export const CHASSIS_AND_BODY_CODES: Codes = {
  ...atWheels(["C0031", "C0034", "C0037", "C003A"], (wheel) => `Wheel speed sensor ${wheel}: fault`),
  C0051: "Steering wheel position sensor: fault",
  C0061: "Sideways acceleration sensor: fault",
  C0063: "Yaw sensor: fault",
  B0001: "Driver's front airbag: circuit fault",
  B0100: "Front crash sensor: fault",
  B1000: "Airbag or body module: fault inside",
};
