import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import {
  type Resource,
  resourceColourLabels,
  resourceKindLabels,
} from '@/domain/workshop/resource';
import { Chip } from '@/ui/controls/Chip';
import layout from '@/ui/style/layout.module.css';
import styles from './ResourceRow.module.css';
import { Swatch } from './Swatch';

/** A resource in a list: its colour, name, state and kind. */
export function ResourceRow({ resource }: { resource: Resource }) {
  const { name, kind, colour, isActive, registrationNumber } = resource;
  return (
    <div className={styles.row}>
      <Swatch colour={colour} />
      <div className={styles.text}>
        <p className={layout.name}>
          {name}
          {!isActive && <Chip kind="quiet">Inaktiv</Chip>}
        </p>
        <p className={layout.quiet}>
          {[
            resourceKindLabels[kind],
            registrationNumber && formatRegistrationNumber(registrationNumber),
            resourceColourLabels[colour],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  );
}
