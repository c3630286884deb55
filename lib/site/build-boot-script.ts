import type { SettingsFile } from './settings-schemas';
import { storagePrefix } from './storage-prefix';

/** Where next-themes keeps the colour mode that the reader chose. */
export const themeStorageKey = 'theme';

export type BootSettings = {
  colorMode: SettingsFile['colorMode'];
  announcementId: string | undefined;
};

/**
 * The script that runs before the first paint, with what the settings need of it:
 * - a host that serves `/docs/x.html` as it is shows the address `/docs/x`, so that the page's links and its
 *   active entries are those of the page;
 * - a stored colour mode that is none is forgotten, and so is any where there is no switch; what the reader
 *   chose shows on `data-theme-choice`, by which the right icon shows (next-themes sets `data-theme`);
 * - an announcement that the reader has closed is not shown.
 */
export function buildBootScript({ colorMode, announcementId }: BootSettings): string {
  const { respectSystem, disableSwitch } = colorMode;
  const modes = disableSwitch
    ? []
    : respectSystem
      ? ['light', 'dark', 'system']
      : ['light', 'dark'];
  const choice = respectSystem ? 'system' : colorMode.default;
  const closed = `if(s.getItem("${storagePrefix}announcement")==="${announcementId}")d.announcement="closed"`;
  return `(()=>{const l=location,p=l.pathname,t=p.replace(/\\/index\\.html$/,"/").replace(/\\.html$/,""),d=document.documentElement.dataset;if(t!==p)history.replaceState(null,"",l.origin+t+l.search+l.hash);d.themeChoice="${choice}";try{const s=localStorage,c=s.getItem("${themeStorageKey}");if(${JSON.stringify(modes)}.includes(c))d.themeChoice=c;else if(c!==null)s.removeItem("${themeStorageKey}");${announcementId === undefined ? '' : closed}}catch{}})()`;
}
