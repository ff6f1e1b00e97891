import { parseDate } from '@internationalized/date';
import { Fragment, useEffect, useMemo } from 'react';
import { RequestUpkeep } from './RequestUpkeep';
import { useHours } from '@/components/useHours';
import { publish } from '@/data/publicPage/publishing';
import { useBookingSettings } from '@/data/settings/bookingSettings';
import { useResources } from '@/data/settings/resources';
import { useServices } from '@/data/settings/services';
import { useReach, useStore } from '@/data/sync/StoreContext';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import type { BookingSettingsDraft } from '@/domain/publicPage/bookingSettings';
import { publicPageOf } from '@/domain/publicPage/publicPage';
import { publicWeeksOf } from '@/domain/publicPage/publicWeeks';
import { dayOf, instantAt } from '@/domain/time/swedishTime';
import { isWhole } from '@/domain/values/live';
import { canManageWorkshop, canWrite } from '@/domain/workshop/member';
import { useUnchanged } from '@/ui/behaviour/useUnchanged';

/**
 * Keeps what strangers read of the workshop in step with its settings, where it has a page. Only an owner's device writes the page;
 * every device that may write keeps the open quarters of the coming weeks, and the requests of car owners in order.
 */
export function PublishedPage() {
  const { home } = useStore();
  const { id, role } = useWorkshop();
  const reach = useReach();
  const settings = useBookingSettings();
  const own =
    settings.kind === 'ready' && isWhole(settings, reach) ? settings.data?.data : undefined;
  // Without a server there is nobody to tell.
  const mayPublish = canWrite(role) && home.kind !== 'device';
  if (!own || !mayPublish) return null;
  return (
    <Fragment key={id}>
      <Publication settings={own} />
      <RequestUpkeep />
    </Fragment>
  );
}

function Publication({ settings }: { settings: BookingSettingsDraft }) {
  const store = useStore();
  const reach = useReach();
  const { id, workshop, role } = useWorkshop();
  const { hours, week, exceptions } = useHours();
  const [services, resources] = [useServices(), useResources()];
  const isKnown = [week, exceptions, services, resources].every((live) => isWhole(live, reach));
  const listed = services.kind === 'ready' ? services.data : null;
  const places = resources.kind === 'ready' ? resources.data : null;
  const isOwner = canManageWorkshop(role);
  const day = dayOf(new Date()).toString();
  const fresh = useMemo(() => {
    if (!isKnown || !hours || !listed || !places) return null;
    const page = publicPageOf({
      settings,
      workshop,
      week: hours.week,
      services: listed,
      resources: places,
    });
    const weeks = publicWeeksOf(hours, instantAt(parseDate(day), 0), settings.horizonDays);
    return { page, weeks, isOwner };
  }, [settings, hours, isKnown, listed, places, workshop, isOwner, day]);
  const told = useUnchanged(fresh, JSON.stringify(fresh));

  useEffect(() => {
    if (told) void publish(store, id, told);
  }, [store, id, told]);
  return null;
}
