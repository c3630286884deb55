import type { CSSProperties } from 'react';
import type { Style } from '@/lib/contract/contract-types';

type Space = NonNullable<Extract<Style['margin'], string>>;
type Sides = NonNullable<Style['margin']>;

/** A distance's token as a CSS length. */
export const spacingToCss = (space: Space): string =>
  space === 'none' ? '0' : `var(--el-space-${space})`;

const oneSide = (sides: Sides | undefined, side: 'top' | 'bottom' | 'start' | 'end') => {
  const space = typeof sides === 'object' ? sides[side] : sides;
  return space && spacingToCss(space);
};

const marks = ['success', 'warning', 'danger', 'info', 'accent'];

/** A surface's colour as CSS. Marks have a wash that text stays readable on. */
const surfaceOf = (color: NonNullable<Style['background']>) => {
  if (color === 'none') return 'transparent';
  return marks.includes(color) ? `var(--el-${color}-wash)` : `var(--el-${color})`;
};

/** An element's style tokens as CSS. Start and end follow the direction of writing. */
export function styleToCss({
  margin,
  padding,
  textAlign,
  color,
  background,
  radius,
}: Style): CSSProperties {
  return {
    marginBlockStart: oneSide(margin, 'top'),
    marginBlockEnd: oneSide(margin, 'bottom'),
    marginInlineStart: oneSide(margin, 'start'),
    marginInlineEnd: oneSide(margin, 'end'),
    paddingBlockStart: oneSide(padding, 'top'),
    paddingBlockEnd: oneSide(padding, 'bottom'),
    paddingInlineStart: oneSide(padding, 'start'),
    paddingInlineEnd: oneSide(padding, 'end'),
    textAlign,
    ...(color && { '--el-own-color': `var(--el-${color})`, color: `var(--el-${color})` }),
    ...(background && { background: surfaceOf(background) }),
    ...(radius && { borderRadius: `var(--el-radius-${radius})` }),
  };
}
