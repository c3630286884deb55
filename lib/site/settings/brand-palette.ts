import { contrastRatio, luminance } from './contrast';

/** A color in light and in dark mode. */
type ModeColors = { light: string; dark: string };

/** The colors on which the brand color is a text, from app/globals.css: --bg, --bg-subtle, and --bg-inset. */
const backgrounds: Record<keyof ModeColors, readonly string[]> = {
  light: ['#ffffff', '#f6f8fb', '#eef2f7'],
  dark: ['#0b101c', '#101726', '#182236'],
};
const onBrand = '#ffffff';
/** WCAG 2.2, level AA, for texts. */
const minContrast = 4.5;

/** Mixes two colors. */
function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [color, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Moves a color toward another one until it has enough contrast to all colors. */
function adjust(color: string, toward: string, others: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, toward, share);
    if (others.every((other) => contrastRatio(mixed, other) >= minContrast)) return mixed;
  }
  return toward;
}

/** A color of the settings: one for both modes, which is adjusted, or one for each mode, which is not. */
export type BrandColor = string | ModeColors;

/** Describes the first pair of colors with too little contrast; undefined if there is none. */
export function findContrastProblem(color: BrandColor): string | undefined {
  if (typeof color === 'string') return undefined;
  for (const mode of ['light', 'dark'] as const) {
    for (const background of backgrounds[mode]) {
      const ratio = contrastRatio(color[mode], background);
      if (ratio >= minContrast) continue;
      return `a color in ${mode} mode with a contrast of ${minContrast} to 1 to the background ${background}: ${color[mode]} has ${ratio.toFixed(2)}, the closest is ${adjust(color[mode], mode === 'light' ? '#000000' : '#ffffff', backgrounds[mode])}`;
    }
  }
  return undefined;
}

/** Derives the custom properties of the brand from one color, with sufficient contrast in both modes. */
export function buildBrandPalette(color: BrandColor): Record<string, ModeColors> {
  const own = typeof color === 'string' ? { light: color, dark: color } : color;
  const light = adjust(own.light, '#000000', backgrounds.light);
  const dark = adjust(own.dark, '#ffffff', backgrounds.dark);
  // White text is on it in both modes. A color that is too dark would not be visible on the background.
  const lightest = luminance(own.dark) < 0.05 ? mix(own.dark, '#ffffff', 0.35) : own.dark;
  const fill = { light, dark: adjust(lightest, '#000000', [onBrand]) };
  return {
    brand: { light, dark },
    'brand-strong': { light: mix(light, '#000000', 0.2), dark: mix(dark, '#ffffff', 0.3) },
    'brand-fill': fill,
    'brand-fill-hover': {
      light: mix(light, '#000000', 0.2),
      dark: mix(fill.dark, '#000000', 0.12),
    },
    'brand-wash': { light: mix(light, '#ffffff', 0.93), dark: mix(dark, '#0b101c', 0.86) },
    'brand-line': { light: mix(light, '#ffffff', 0.72), dark: mix(dark, '#0b101c', 0.62) },
  };
}

/** Formats the palette as style rules, which take precedence over those of app/globals.css wherever they are. */
export const formatBrandPalette = (color: BrandColor): string =>
  `:root:root{${Object.entries(buildBrandPalette(color))
    .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
    .join(';')}}`;
