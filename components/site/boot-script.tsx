import { bootScript, colorModeScript } from '@/.generated/site/inline-scripts';

/** The first script of every page: the color mode (scripts/color-mode-script.ts), and lib/client/inline-scripts/boot.ts. */
export const BootScript = () => (
  <script dangerouslySetInnerHTML={{ __html: `${bootScript};${colorModeScript}` }} />
);
