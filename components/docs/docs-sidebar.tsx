import { docsSidebar } from '@/.generated/sidebars/docs';
import { Sidebar } from './sidebar';

/** The sidebar of the current docs. */
export const DocsSidebar = () => <Sidebar label="Docs sidebar" navigation={docsSidebar} />;
