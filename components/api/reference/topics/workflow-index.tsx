import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { groupWorkflows } from '@/lib/api/arazzo/load-workflows';
import { listSynonyms } from '@/lib/search/site/list-synonyms';
import { workflowPath } from '@/lib/site/page-paths';
import styles from './workflows.module.css';

/** All workflows by group. */
export function WorkflowIndex() {
  const groups = groupWorkflows();
  const count = groups.reduce((sum, { workflows }) => sum + workflows.length, 0);
  return (
    <>
      <ListFilter id="workflow-filter" noun="workflows" count={count} />
      <div>
        {groups.map(({ title, workflows }) => (
          <section key={title} data-filter-group="" className="flow">
            <ComponentHeading text={title} />
            <ul className={styles.index}>
              {workflows.map(({ name, info, workflows: [{ steps }] }) => (
                <li
                  key={name}
                  className={styles.card}
                  data-filter-synonyms={listSynonyms(info.title, info.summary)}
                >
                  <SiteLink href={workflowPath(name)} className={styles.title}>
                    {info.title}
                  </SiteLink>{' '}
                  <span className={styles.count}>{steps.length} steps</span>
                  <p>{info.summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
