import { useRegisterIndex } from '@/components/useRegisterIndex';
import { type DuplicateQuestion, findDuplicates } from '@/domain/register/duplicates';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import { customerPath, vehiclePath } from '@/dashboardPaths';
import { Plate } from '@/ui/controls/Plate';
import { Notice } from './Notice';
import { vehicleName } from '@/domain/register/vehicleName';

const mostShown = 3;

/**
 * Names the customers and vehicles in the register with the same details. The links open a new tab, so that
 * the typed text is not lost.
 */
export function DuplicateNotice({ of }: { of: DuplicateQuestion }) {
  const { customers, vehicles } = findDuplicates(useRegisterIndex(), of);
  const found = [
    ...customers.map(({ entry: { id, data } }) => (
      <a key={id} href={customerPath(id)} target="_blank">
        {data.name} (ny flik)
      </a>
    )),
    ...vehicles.map(({ id, data }) => (
      <a key={id} href={vehiclePath(id)} target="_blank">
        <Plate number={formatRegistrationNumber(data.registrationNumber)} /> {vehicleName(data)} (ny
        flik)
      </a>
    )),
  ];
  return (
    <Notice>
      {found.length > 0 && (
        <>
          <p>Finns redan i registret:</p>
          <ul>
            {found.slice(0, mostShown).map((link) => (
              <li key={link.key}>{link}</li>
            ))}
          </ul>
          {found.length > mostShown && <p>och {found.length - mostShown} till</p>}
        </>
      )}
    </Notice>
  );
}
