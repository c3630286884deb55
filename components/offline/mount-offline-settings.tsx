import { renderIsland } from '@/components/ui/document/render-island';
import { OfflineSettings } from './offline-settings';

/** Renders the settings of offline reading into a container. Returns a function that unmounts them. */
export const mountOfflineSettings = (container: HTMLElement): (() => void) =>
  renderIsland(container, <OfflineSettings />);
