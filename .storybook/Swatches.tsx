import { DARK_COLORS, LIGHT_COLORS, RADIUS, SPACE, TYPE_SIZE } from "#shared/design-tokens.ts";

const cell = { padding: "6px 12px", textAlign: "left" } as const;
const swatch = (background: string) => ({ background, width: 72, height: 28, border: "1px solid #857d6c" });

/** Each color by purpose, in both themes. */
export function Colors() {
  return (
    <table>
      <thead>
        <tr>
          {["Purpose", "Light", "Dark"].map((name) => (
            <th key={name} style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(LIGHT_COLORS).map(([name, light]) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              {name}
            </th>
            {[light, DARK_COLORS[name as keyof typeof DARK_COLORS]].map((value, index) => (
              <td key={index === 0 ? "light" : "dark"} style={cell}>
                <div style={swatch(value)} />
                <code>{value}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Spaces and radii as boxes of their size, type sizes as words of theirs; all in CSS pixels. */
export function Sizes({ of }: { of: "space" | "radius" | "type" }) {
  const sizes = Object.entries({ space: SPACE, radius: RADIUS, type: TYPE_SIZE }[of]);
  return (
    <table>
      <tbody>
        {sizes.map(([name, px]) => (
          <tr key={name}>
            <th scope="row" style={cell}>
              {name}
            </th>
            <td style={cell}>{px} px</td>
            <td style={cell}>
              {of === "space" && <div style={{ width: px, height: 16, background: LIGHT_COLORS.bar }} />}
              {of === "radius" && <div style={{ ...swatch(LIGHT_COLORS.sunk), borderRadius: px }} />}
              {of === "type" && <span style={{ fontSize: px, lineHeight: 1.2 }}>Front brake pads</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
