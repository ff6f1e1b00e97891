import { useEffect, useState } from 'react';
import { quarterMs } from '@/domain/booking/occupancy';

const minuteMs = 60_000;

/** The beginning of the present quarter of an hour, kept up to date on a screen that is left on. */
export function useNow(): Date {
  const [now, setNow] = useState(quarterNow);
  useEffect(() => {
    const timer = window.setInterval(() => {
      setNow((former) => (quarterNow().getTime() === former.getTime() ? former : quarterNow()));
    }, minuteMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

function quarterNow(): Date {
  return new Date(Math.floor(Date.now() / quarterMs) * quarterMs);
}
