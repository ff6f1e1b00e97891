import { servicesOf, type PublicPage, type PublicService } from '@/domain/publicPage/publicPage';
import { formatDuration } from '@/domain/values/duration';
import { type ServiceGroup, serviceGroups } from '@/domain/workshop/service';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import styles from './ServiceChoice.module.css';

/** The groups that have services, each with its own. */
export function groupsOf(page: PublicPage): [ServiceGroup, PublicService[]][] {
  const services = servicesOf(page);
  return serviceGroups
    .map((group): [ServiceGroup, PublicService[]] => [
      group,
      services.filter((each) => each.group === group),
    ])
    .filter(([, own]) => own.length > 0);
}

/** The services of one group to tick; the groups are chosen between, because a time is of one place. */
export function ServiceChoice({
  groups,
  group,
  chosen,
  onGroup,
  onToggle,
}: {
  groups: [ServiceGroup, PublicService[]][];
  group: ServiceGroup;
  chosen: readonly string[];
  onGroup: (group: ServiceGroup) => void;
  onToggle: (id: string) => void;
}) {
  const { services: texts } = useTexts();
  const services = groups.find(([each]) => each === group)?.[1] ?? [];
  return (
    <section aria-labelledby="services">
      <h2 id="services">{texts.choose}</h2>
      {groups.length > 1 && (
        <fieldset className={styles.groups}>
          <legend className="visuallyHidden">{texts.kind}</legend>
          {groups.map(([each]) => (
            <label key={each}>
              <input
                type="radio"
                name="group"
                checked={each === group}
                onChange={() => onGroup(each)}
              />
              {texts.groups[each]}
            </label>
          ))}
        </fieldset>
      )}
      <ul className={styles.services} aria-label={texts.groups[group]}>
        {services.map((each) => (
          <li key={each.id}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={chosen.includes(each.id)}
                onChange={() => onToggle(each.id)}
              />
              <ServiceText service={each} />
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{texts.vat}</p>
    </section>
  );
}

/** The services with their prices, where no time can be chosen. */
export function ServicePrices({ groups }: { groups: [ServiceGroup, PublicService[]][] }) {
  const { services: texts } = useTexts();
  return (
    <section aria-labelledby="services">
      <h2 id="services">{texts.prices}</h2>
      {groups.map(([group, services]) => (
        <div key={group}>
          {groups.length > 1 && <h3>{texts.groups[group]}</h3>}
          <ul className={styles.services}>
            {services.map((each) => (
              <li key={each.id} className={styles.row}>
                <ServiceText service={each} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.quiet}>{texts.vat}</p>
    </section>
  );
}

function ServiceText({ service }: { service: PublicService }) {
  const { price } = useTexts();
  return (
    <>
      <span lang="sv" className={styles.name}>
        {service.name}
      </span>{' '}
      <span className={styles.about}>
        <span>{formatDuration(service.minutes)}</span> <b>{price(service.priceOre)}</b>
      </span>
    </>
  );
}
