import { nextFrame } from '../../site/browser/next-frame';
import { colorModeChoices, defaultColorMode } from '../../site/browser-settings';
import { themeStorageKey } from '../../site/storage-keys';

/** The reader's color mode. The script of next-themes sets what is stored before the first paint. */

type ColorModeChoice = typeof defaultColorMode;

const root = document.documentElement;
const systemQuery = window.matchMedia('(prefers-color-scheme: dark)');

const readChoice = () => root.dataset.themeChoice ?? defaultColorMode;

/** Whether the color in the HTML, which is that of light mode, was replaced. */
let isThemeColorChanged = false;

/** Shows the page's background color in the browser's toolbar. */
function updateThemeColor(): void {
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!isThemeColorChanged && root.dataset.theme === 'light') return;
  isThemeColorChanged = true;
  if (themeColor) themeColor.content = getComputedStyle(document.body).backgroundColor;
}

/** Shows the choice in the button and in the browser's toolbar. */
export function describeColorMode(): void {
  // Before the first frame, the browser would compute the styles of the page for it.
  requestAnimationFrame(updateThemeColor);
  const button = document.querySelector<HTMLButtonElement>('[data-control="color-mode"]');
  if (!button) return;
  const choice = readChoice();
  button.disabled = false;
  button.title = `${choice} mode`;
  button.ariaLabel = `Switch between dark and light mode (currently ${choice} mode)`;
}

function getMode(choice: ColorModeChoice): 'light' | 'dark' {
  const systemMode = systemQuery.matches ? 'dark' : 'light';
  return choice === 'system' ? systemMode : choice;
}

/** Shows the choice in the button, and then, which takes more than a frame on long pages, in the page. */
async function showColorMode(choice: ColorModeChoice): Promise<void> {
  root.dataset.themeChoice = choice;
  await nextFrame();
  root.dataset.theme = getMode(readChoice());
  describeColorMode();
}

/** Changes to the next color mode. */
export function switchColorMode(): void {
  const index = colorModeChoices.map(String).indexOf(readChoice());
  const newValue = colorModeChoices[(index + 1) % colorModeChoices.length] ?? defaultColorMode;
  try {
    localStorage.setItem(themeStorageKey, newValue);
  } catch {
    // The choice is lost with the document.
  }
  void showColorMode(newValue);
}

/** Follows the choice in other tabs, and the system's preference. */
export function watchColorMode(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey)
      void showColorMode(
        colorModeChoices.find((choice) => choice === newValue) ?? defaultColorMode,
      );
  });
  systemQuery.addEventListener('change', () => void showColorMode(readChoice()));
}
