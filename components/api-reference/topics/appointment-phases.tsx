import { slug } from 'github-slugger';
import { ComponentHeading } from '@/components/mdx/component-heading';
import { Table } from '@/components/mdx/table';
import { SiteLink } from '@/components/navigation/site-link';
import { getSchemaPage } from '@/lib/openapi/schema-page-data';
import { getAppointmentPhases, getSystemParameters } from '@/lib/reference/reference-data';
import { schemaPath, systemParameterPath } from '@/lib/site/urls';
import styles from './topics.module.css';

/** The statuses of an appointment by phase: meaning, cause, and the system parameters that time them. */
export function AppointmentPhases() {
  const meanings = new Map(
    getSchemaPage('AppointmentStatus').values.map(({ value, interpretation }) => [
      value,
      interpretation,
    ]),
  );
  const parameters = new Map(
    getSystemParameters()
      .groups.flatMap((group) => group.parameters)
      .map((parameter) => [parameter.name, parameter]),
  );
  return getAppointmentPhases().phases.map(({ title, meaning, statuses }) => (
    <section key={title} className="flow" aria-labelledby={slug(title)}>
      <ComponentHeading text={title} />
      <p>{meaning}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Caused by</th>
            <th scope="col">Timed by</th>
          </tr>
        </thead>
        <tbody>
          {statuses.map(({ status, cause, parameters: names }) => (
            <tr key={status}>
              <th scope="row">
                <SiteLink href={`${schemaPath('AppointmentStatus')}#${status}`}>
                  <code>{status}</code>
                </SiteLink>
                <p dangerouslySetInnerHTML={{ __html: meanings.get(status) ?? '' }} />
              </th>
              <td>{cause}</td>
              <td className={styles.code}>
                {names.map((name) => (
                  <div key={name}>
                    <SiteLink href={systemParameterPath(name)}>{name}</SiteLink>{' '}
                    {parameters.get(name)?.example}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  ));
}
