import type { Load } from '@/domain/booking/loadOf';
import { Finding } from './Finding';
import { percentOf } from '@/features/reports/model/percentOf';
import { weekdayNames } from '@/features/reports/model/heatFinding';
import styles from './HeatMap.module.css';

/** The load of the hours of the week in a table: each cell has its number, and a darker and denser ground at a higher load. */
export function HeatMap({
  finding,
  byHour,
}: {
  finding: string;
  /** By weekday, 1 for Monday, and hour: `1:07`. */
  byHour: ReadonlyMap<string, Load>;
}) {
  const places = [...byHour].filter(([, { open }]) => open > 0).map(([place]) => place.split(':'));
  const weekdays = [...new Set(places.map(([weekday]) => Number(weekday)))].toSorted();
  const hours = [...new Set(places.map(([, hour]) => hour ?? ''))].toSorted();
  return (
    <Finding finding={finding}>
      {() => (
        <div className={styles.contained}>
          <table className={styles.heat}>
            <thead>
              <tr>
                <th scope="col">Kl.</th>
                {weekdays.map((weekday) => (
                  <th key={weekday} scope="col">
                    <abbr title={weekdayNames[weekday - 1]}>
                      {weekdayNames[weekday - 1]?.slice(0, 3)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map((hour) => (
                <tr key={hour}>
                  <th scope="row">{hour}</th>
                  {weekdays.map((weekday) => (
                    <Cell
                      key={weekday}
                      weekday={weekdayNames[weekday - 1]?.slice(0, 3) ?? ''}
                      load={byHour.get(`${weekday}:${hour}`)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Finding>
  );
}

const steps = [styles.heat0, styles.heat1, styles.heat2, styles.heat3, styles.heat4];

function Cell({ weekday, load }: { weekday: string; load: Load | undefined }) {
  const percent = load ? percentOf(load.booked, load.open) : null;
  if (percent === null) {
    return (
      <td className={styles.closed} data-weekday={weekday}>
        –
      </td>
    );
  }
  const step = Math.min(4, Math.floor(percent / 20));
  return (
    <td className={steps[step]} data-weekday={weekday}>
      <span>
        {percent}
        <i>&nbsp;%</i>
      </span>
    </td>
  );
}
