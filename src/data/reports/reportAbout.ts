import { useMemo } from 'react';
import { nothingShown } from '@/domain/register/shownRegister';
import { type Known, knownRegister } from '@/domain/report/known';
import { soldService } from '@/domain/report/serviceKey';
import { measuredResources } from '@/domain/report/utilisation';
import { type Entry, entriesOf, fetchedOf, type Live, worst } from '@/domain/values/live';
import type { OpeningHours } from '@/domain/workshop/openingHours';
import type { Resource } from '@/domain/workshop/resource';
import { useRegister } from '@/data/register/RegisterContext';
import { useReach } from '@/data/sync/StoreContext';
import { useOpeningExceptions } from '@/data/settings/openingExceptions';
import { useWeek } from '@/data/settings/openingHours';
import { useResources } from '@/data/settings/resources';
import { useServices } from '@/data/settings/services';
import { useStaff } from '@/data/settings/staff';
import { useWorkshop } from '@/data/workshop/WorkshopContext';

/** The data that a report needs beside its facts: the hours, the lifts and lanes, and the names behind the keys. */
export interface ReportAbout {
  /** The lifts and lanes that are measured. */
  resources: Entry<Resource>[];
  resourceIds: string[];
  hours: OpeningHours;
  /** The state of the lifts and lanes and the hours: a device that has not fetched them would count no open time. */
  places: Known;
  /**
   * The state of the register: until all of it is read, merged cards and names are unknown, and the members below may not be
   * shown.
   */
  register: Known;
  /** The id of the card that a merged customer has become. */
  customerNow(id: string): string;
  customerName(id: string): string;
  makeOf(vehicleId: string): string;
  /** Gives the price list's name of the service that was sold under a key. */
  serviceNow(key: string): string;
  staffName(id: string): string;
}

/** Watches what a report needs beside its facts; it does not wait for the register, which takes longer than the rest. */
export function useReportAbout(): Live<ReportAbout> {
  const { workshop } = useWorkshop();
  const [week, exceptions, resources] = [useWeek(), useOpeningExceptions(), useResources()];
  const [services, staff, register] = [useServices(), useStaff(), useRegister()];
  const lives = [week, exceptions, resources, services, staff];
  const { closedOnHolidays } = workshop;
  const reach = useReach();
  const known = knownRegister(register, reach);
  // On a device that has not fetched them yet, lifts and hours would read as none.
  const isUnopened =
    week.kind === 'ready' && Object.values(week.data).every(({ length }) => length === 0);
  const fetched = worst([
    fetchedOf(week, isUnopened, reach),
    fetchedOf(resources, entriesOf(resources).length === 0, reach),
  ]);
  const about = useMemo((): ReportAbout | null => {
    if (week.kind !== 'ready') return null;
    const { customers, vehicles, merged } = register.kind === 'ready' ? register : nothingShown;
    const measured = measuredResources(entriesOf(resources));
    const names = new Map(entriesOf(staff).map(({ id, data }) => [id, data.name]));
    const called = new Map(entriesOf(services).map(({ id, data }) => [id, data.name]));
    const customerNow = (id: string) => merged.get(id) ?? id;
    return {
      resources: measured,
      resourceIds: measured.map(({ id }) => id),
      hours: {
        week: week.data,
        closedOnHolidays,
        exceptions: new Map(entriesOf(exceptions).map(({ id, data }) => [id, data])),
      },
      places: fetched === 'unfetched' ? 'partial' : fetched,
      register: known,
      customerNow,
      customerName: (id) =>
        id === ''
          ? 'Ingen kund i registret'
          : (customers.get(customerNow(id))?.data.name ?? 'Borttagen kund'),
      makeOf: (id) => vehicles.get(id)?.data.make ?? 'Okänt märke',
      serviceNow: (key) => soldService(key, (id) => called.get(id)),
      staffName: (id) => (id === '' ? 'Ingen angiven' : (names.get(id) ?? 'Borttagen person')),
    };
  }, [week, exceptions, resources, services, staff, register, known, fetched, closedOnHolidays]);

  const failed = [...lives, register].find(({ kind }) => kind === 'failed');
  if (failed?.kind === 'failed') return { kind: 'failed', error: failed.error };
  const isLoading = fetched === 'loading' || lives.some(({ kind }) => kind !== 'ready');
  if (!about || isLoading) return { kind: 'loading' };
  const fromCache = lives.some((live) => live.kind === 'ready' && live.fromCache);
  return { kind: 'ready', data: about, fromCache, unreadable: [] };
}
