/** What people call a make → the catalogue's name. Keys are name keys. */
export const MAKE_NICKNAMES: Readonly<Record<string, string>> = {
  alfa: "Alfa Romeo",
  benz: "Mercedes-Benz",
  chevy: "Chevrolet",
  mercedes: "Mercedes-Benz",
  minicooper: "MINI",
  olds: "Oldsmobile",
  ramtrucks: "Ram",
  rangerover: "Land Rover",
  vw: "Volkswagen",
};

/** Badges and other names that lead to a model: a pattern over the typed name's key → the catalogue's name. */
export const BADGES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  BMW: [
    [/^(?:m|activehybrid|alpinab|b)?(\d)(?:\d\d|$)/, "$1 Series"],
    [/^1m/, "1 Series"],
  ],
  Chevrolet: [
    [/^silverado([23]500)/, "Silverado $1HD"],
    [/^silverado(?!ev)/, "Silverado 1500"],
    [/^[ck]([123]500)/, "C/K $1"],
  ],
  Dodge: [
    [/^ram(?:pickup|truck)?(\d+)/, "Ram $1"],
    [/^ram(?:pickup|truck)?$/, "Ram 1500"],
    [/^[dw]([123]50)/, "Ram $1"],
  ],
  Ford: [
    [/^econoline/, "E-150"],
    [/^superduty/, "F-250"],
  ],
  Genesis: [[/^electrified(g\w+)/, "$1"]],
  GMC: [
    [/^sierra([23]500)/, "Sierra $1HD"],
    [/^sierra(?!ev)/, "Sierra 1500"],
    [/^[ck]([123]500)/, "Sierra $1"],
  ],
  Honda: [[/^accordcrosstour/, "Crosstour"]],
  Lincoln: [[/^mark$/, "Mark VIII"]],
  Mazda: [
    [/^bseries/, "B2300"],
    [/^miata/, "MX-5 Miata"],
  ],
  "Mercedes-Benz": [
    [/^ml/, "M-Class"],
    [/^sls/, "SLS AMG"],
    [/^(eq[es])(?:class|\d+)suv/, "$1 SUV"],
    [/^(eq[es])(?:class|\d+)/, "$1 Sedan"],
    [/^(\d{3})/, "$1 Class"],
    [/^([a-z]{1,3})\d{2,3}/, "$1-Class"],
  ],
  Oldsmobile: [
    [/^(?:delta)?88/, "Eighty Eight"],
    [/^98/, "Ninety Eight"],
  ],
  Polestar: [[/^ps(\d)/, "Polestar $1"]],
  Pontiac: [[/^transam/, "Firebird"]],
  Ram: [[/^cargovan/, "C/V"]],
  Saturn: [
    [/^s[clw]\d?$/, "S-Series"],
    [/^l[sw]?\d*$/, "L-Series"],
  ],
  Subaru: [
    [/^imprezawrx/, "WRX"],
    [/^b9tribeca/, "Tribeca"],
  ],
  Suzuki: [[/^grandvitaraxl7/, "XL-7"]],
  Toyota: [[/^corollamatrix/, "Matrix"]],
  Volkswagen: [
    [/^golfgti/, "GTI"],
    [/^jettagli/, "GLI"],
    [/^newbeetle/, "Beetle"],
  ],
};
