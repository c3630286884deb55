import type { Metadata } from 'next';
import { WorkflowPage } from '@/components/api/workflows/workflow-page';
import { getWorkflow, listWorkflowNames } from '@/lib/api/arazzo/load-workflows';
import { getWorkflowPage } from '@/lib/calls/workflows/workflow-page-data';
import { getPageNavigation } from '@/lib/content/docs';
import { pageAlternates } from '@/lib/site/markdown-path';
import { workflowPath } from '@/lib/site/page-paths';

type Props = { params: Promise<{ name: string }> };

export const dynamicParams = false;

export function generateStaticParams(): Array<{ name: string }> {
  return listWorkflowNames().map((name) => ({ name }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await params;
  const { title, summary } = getWorkflow(name).info;
  // Guides about the same process have the same heading.
  return {
    title: `Workflow: ${title}`,
    description: summary,
    alternates: pageAlternates(workflowPath(name)),
  };
}

export default async function Page({ params }: Props) {
  const { name } = await params;
  return (
    <WorkflowPage
      page={await getWorkflowPage(name)}
      navigation={getPageNavigation('api', workflowPath(name))}
    />
  );
}
