import { apiSidebar } from '@/.generated/sidebars/api';
import { Sidebar } from './sidebar';

/** The sidebar of the API reference. */
export const ApiSidebar = () => <Sidebar label="API sidebar" navigation={apiSidebar} />;
