import { Link } from 'react-router-dom';
import { invoicesPath } from '@/dashboardPaths';
import { useInvites } from '@/data/settings/invites';
import { useInvoiceSettings } from '@/data/settings/invoiceSettings';
import { useMembers } from '@/data/settings/members';
import { useWeek } from '@/data/settings/openingHours';
import { useOpeningExceptions } from '@/data/settings/openingExceptions';
import { useResources } from '@/data/settings/resources';
import { useServices } from '@/data/settings/services';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { useUpdateWorkshop } from '@/data/workshop/workshops';
import { missingOf, sellerOf } from '@/domain/invoice/parties';
import { canManageWorkshop } from '@/domain/workshop/member';
import { type StartStep, startSteps, stepsTaken } from '@/domain/workshop/startSteps';
import { paths } from '@/paths';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/icons/Icon';
import { checkIcon } from '@/ui/icons/icons';
import { useToast } from '@/ui/notes/ToastContext';
import styles from './StartChecklist.module.css';

const links: Record<StartStep, { path: string; name: string }> = {
  company: { path: paths.settings, name: 'Fyll i företagets uppgifter' },
  openingHours: { path: paths.settingsOpeningHours, name: 'Se över öppettiderna' },
  services: { path: paths.settingsServices, name: 'Se över tjänster och priser' },
  resources: { path: paths.settingsResources, name: 'Se över lyftar och tvätthallar' },
  invoices: { path: invoicesPath, name: 'Fyll i det som fakturan behöver' },
  members: { path: paths.settingsMembers, name: 'Bjud in kollegor' },
};

/**
 * The settings that owners of a new workshop should fill in, shown until one of the owners hides the list.
 */
export function StartChecklist() {
  const { workshop, role } = useWorkshop();
  return canManageWorkshop(role) && !workshop.checklistDone ? <OpenChecklist /> : null;
}

function OpenChecklist() {
  const taken = useStepsTaken();
  const update = useUpdateWorkshop();
  const toast = useToast();
  const label = 'Listan Kom igång';

  function hide() {
    const [open, done] = [{ checklistDone: false }, { checklistDone: true }];
    update(label, done, open);
    toast('Listan är dold.', () => update(label, open, done));
  }

  return (
    <section className={styles.checklist} aria-labelledby="start-checklist">
      <div className={styles.head}>
        <h2 id="start-checklist">
          Kom igång{' '}
          {taken !== null && (
            // The room is kept until the number is known.
            <span className={taken ? undefined : styles.unknown}>
              {`${startSteps.filter((step) => taken?.[step]).length} av ${startSteps.length} klara`}
            </span>
          )}
        </h2>
        <Button onClick={hide}>Dölj listan</Button>
      </div>
      {taken === null && <p role="status">Det gick inte att hämta vad som är klart.</p>}
      <ul className={styles.steps}>
        {startSteps.map((step) => (
          <li key={step}>
            <Link to={links[step].path} className={taken?.[step] ? styles.taken : undefined}>
              <span className={styles.tick}>
                {taken?.[step] && <Icon d={checkIcon} size={16} />}
              </span>
              <span>
                {links[step].name}{' '}
                {taken?.[step] && <span className="visuallyHidden">(klart)</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The steps that are done; undefined until all data they depend on is read, null when the data cannot be
 * read.
 */
function useStepsTaken() {
  const { workshop } = useWorkshop();
  const week = useWeek();
  const exceptions = useOpeningExceptions();
  const services = useServices();
  const resources = useResources();
  const invoicing = useInvoiceSettings();
  const members = useMembers();
  const invites = useInvites();
  const all = [week, exceptions, services, resources, invoicing, members, invites];
  if (all.some(({ kind }) => kind === 'failed')) return null;
  if (
    week.kind !== 'ready' ||
    exceptions.kind !== 'ready' ||
    services.kind !== 'ready' ||
    resources.kind !== 'ready' ||
    invoicing.kind !== 'ready' ||
    members.kind !== 'ready' ||
    invites.kind !== 'ready'
  ) {
    return undefined;
  }
  return stepsTaken({
    workshop,
    week: week.data,
    exceptions: exceptions.data.length,
    services: services.data.map(({ data }) => data),
    resources: resources.data.map(({ data }) => data),
    canInvoice: missingOf(sellerOf(workshop, invoicing.data), true).length === 0,
    others: members.data.length - 1 + invites.data.length,
  });
}
