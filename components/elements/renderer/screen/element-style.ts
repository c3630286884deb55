import type { CSSProperties } from 'react';
import type { Style } from '@/lib/elements/contract-types';

type Spacing = NonNullable<Extract<Style['margin'], string>>;
type Sides = NonNullable<Style['margin']>;

/** A spacing token as a CSS length. */
export const spacingToCss = (spacing: Spacing): string =>
  spacing === 'none' ? '0' : `var(--el-space-${spacing})`;

const sideToCss = (sides: Sides | undefined, side: 'top' | 'bottom' | 'start' | 'end') => {
  const spacing = typeof sides === 'object' ? sides[side] : sides;
  return spacing && spacingToCss(spacing);
};

const statusColors = ['success', 'warning', 'danger', 'info', 'accent'];

/** A background color token as a CSS color. Status colors have a pale variant on which text stays readable. */
const backgroundToCss = (color: NonNullable<Style['background']>) => {
  if (color === 'none') return 'transparent';
  return statusColors.includes(color) ? `var(--el-${color}-wash)` : `var(--el-${color})`;
};

/** An element's style tokens as CSS. Start and end depend on the writing direction. */
export function styleToCss({
  margin,
  padding,
  textAlign,
  color,
  background,
  radius,
}: Style): CSSProperties {
  return {
    marginBlockStart: sideToCss(margin, 'top'),
    marginBlockEnd: sideToCss(margin, 'bottom'),
    marginInlineStart: sideToCss(margin, 'start'),
    marginInlineEnd: sideToCss(margin, 'end'),
    paddingBlockStart: sideToCss(padding, 'top'),
    paddingBlockEnd: sideToCss(padding, 'bottom'),
    paddingInlineStart: sideToCss(padding, 'start'),
    paddingInlineEnd: sideToCss(padding, 'end'),
    textAlign,
    ...(color && { '--el-own-color': `var(--el-${color})`, color: `var(--el-${color})` }),
    ...(background && { background: backgroundToCss(background) }),
    ...(radius && { borderRadius: `var(--el-radius-${radius})` }),
  };
}
