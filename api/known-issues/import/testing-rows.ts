/** Rows as NHTSA's flat files have them, for tests and the benchmark: what is not told is empty. */

const RECALL = [
  ...["RECORD_ID", "CAMPNO", "MAKETXT", "MODELTXT", "YEARTXT", "MFGCAMPNO", "COMPNAME", "MFGNAME", "BGMAN", "ENDMAN"],
  ...["RCLTYPECD", "POTAFF", "ODATE", "INFLUENCED_BY", "MFGTXT", "RCDATE", "DATEA", "RPNO", "FMVSS", "DESC_DEFECT"],
  ...["CONEQUENCE_DEFECT", "CORRECTIVE_ACTION", "NOTES", "RCL_CMPT_ID", "MFR_COMP_NAME", "MFR_COMP_DESC"],
  ...["MFR_COMP_PTNO", "DO_NOT_DRIVE", "PARK_OUTSIDE"],
] as const;
const BULLETIN = [
  ...["ID", "REPLACEMENT", "ADDED", "NUMBER", "DATE", "CAMPAIGN", "TYPE", "MAKE", "MODEL", "YEAR", "COMPONENTS"],
  ...["SYSTEM", "SUBSYSTEM", "SUMMARY"],
] as const;
const OLD_BULLETIN = [
  ...["NUMBER", "REPLACEMENT", "ID", "DATE", "COMPONENTS", "MAKE", "MODEL", "YEAR", "ADDED", "SUMMARY"],
] as const;

type Row<Column extends string> = Partial<Record<Column, string>>;

const rowOf =
  <Column extends string>(columns: readonly Column[], usual: Row<Column>) =>
  (row: Row<Column>, upTo: Column = columns.at(-1)!) =>
    columns
      .slice(0, columns.indexOf(upTo) + 1)
      .map((column) => row[column] ?? usual[column] ?? "")
      .join("\t");

export const recallRow = rowOf(RECALL, {
  RCLTYPECD: "V",
  RCDATE: "20210325",
  DATEA: "20210326",
  DO_NOT_DRIVE: "No",
  PARK_OUTSIDE: "No",
});
export const bulletinRow = rowOf(BULLETIN, {
  TYPE: "Service Bulletin/Repair Instructions",
  DATE: "20170310",
  ADDED: "20240601",
});
export const oldBulletinRow = rowOf(OLD_BULLETIN, { DATE: "20080310", ADDED: "20080601" });

export const FUEL_PUMP = {
  CAMPNO: "21V215000",
  MAKETXT: "HONDA",
  MODELTXT: "ACCORD",
  YEARTXT: "2019",
  COMPNAME: "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP",
  MFGNAME: "Honda (American Honda Motor Co.)",
  DESC_DEFECT: "The low-pressure fuel pump inside the fuel tank may fail.",
  CONEQUENCE_DEFECT: "An engine stall while driving can increase the risk of a crash.",
  CORRECTIVE_ACTION: "Dealers will replace the fuel pump module, free of charge.",
};
