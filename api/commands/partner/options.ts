import { parseArgs } from "node:util";
import { PartnerLook, type PartnerRequest } from "#shared/schemas/partner.ts";
import { readOrigin } from "#shared/schemas/web-origin.ts";
import { isId } from "../../db/ids.ts";

export const USAGE = `bun run partner:add NAME --origin https://shop.example
                        takes a partner in, confirmed, and prints its key and secret
bun run partner:add --key KEY [--new-secret]
                        changes the partner there is; a new secret makes the one before void
  --origin ADDRESS      a site, exactly; as often as needed. For a partner there is they replace all it had
  --email ADDRESS       whom to write to
  --shop ID             its own shop of the directory, which its visitors are shown first
  --theme, --accent, --font   how the widget looks in its frames
bun run partner:list    all partners, oldest first
bun run partner:disable KEY [--undo]
                        at once, on every instance, no page can use the key and no program the secret; or again
bun run partner:leads KEY [--csv] [--limit 100]
                        its leads, newest first`;

/** A command as it was typed, read and found right. */
export type Command =
  | {
      name: "add";
      key?: string;
      newSecret: boolean;
      partner: Partial<Pick<PartnerRequest, "name" | "origins" | "email">> & { look?: PartnerLook; ownShopId?: string };
    }
  | { name: "list" }
  | { name: "disable"; key: string; undo: boolean }
  | { name: "leads"; key: string; csv: boolean; limit: number };

/** Reads the command line after `partner.ts`. Undefined: the usage is wanted. Throws a sentence. */
export function readCommand(args: string[]): Command | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      key: { type: "string" },
      origin: { type: "string", multiple: true },
      email: { type: "string" },
      shop: { type: "string" },
      theme: { type: "string" },
      accent: { type: "string" },
      font: { type: "string" },
      "new-secret": { type: "boolean" },
      undo: { type: "boolean" },
      csv: { type: "boolean" },
      limit: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const [name, what, ...more] = positionals;
  if (values.help || more.length > 0) return undefined;
  if (name === "list" && what === undefined) return { name };
  if (name === "disable" && what !== undefined) return { name, key: what, undo: values.undo ?? false };
  if (name === "leads" && what !== undefined)
    return { name, key: what, csv: values.csv ?? false, limit: wholeNumber(values.limit ?? "100") };
  if (name !== "add") return undefined;
  if (values.key === undefined && (what === undefined || !values.origin))
    throw new Error("A partner needs a name and at least one --origin, such as https://shop.example.");
  if (values.shop !== undefined && !isId(values.shop))
    throw new Error("--shop must be the id of a shop of the directory.");
  const look = lookOf(values);
  return {
    name,
    ...(values.key !== undefined && { key: values.key }),
    newSecret: values["new-secret"] ?? false,
    partner: {
      ...(what !== undefined && { name: what }),
      ...(values.origin && { origins: values.origin.map(origin) }),
      ...(values.email !== undefined && { email: values.email.toLowerCase() }),
      ...(values.shop !== undefined && { ownShopId: values.shop }),
      ...(look && { look }),
    },
  };
}

function lookOf({ theme, accent, font }: Partial<Record<"theme" | "accent" | "font", string>>) {
  if (theme === undefined && accent === undefined && font === undefined) return undefined;
  const read = PartnerLook.safeParse({ theme, accent, font });
  if (read.success) return read.data;
  throw new Error(`${read.error.issues[0]!.message}.`);
}

function origin(typed: string) {
  const read = readOrigin(typed);
  if (read === undefined)
    throw new Error(`“${typed}” is not the address of a site without a path, such as https://shop.example.`);
  return read;
}

function wholeNumber(typed: string) {
  if (!/^[1-9]\d{0,5}$/.test(typed)) throw new Error("--limit must be a whole number.");
  return Number(typed);
}
