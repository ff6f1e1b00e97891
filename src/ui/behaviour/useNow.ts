import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const askedEveryMs = 10_000;

/** The beginning of the present minute, kept up to date on a screen that is left on. */
export function useNow(): Date {
  const [now, setNow] = useState(minuteNow);
  useEffect(() => {
    const timer = window.setInterval(() => {
      setNow((former) => (minuteNow().getTime() === former.getTime() ? former : minuteNow()));
    }, askedEveryMs);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

function minuteNow(): Date {
  return new Date(Math.floor(Date.now() / minuteMs) * minuteMs);
}
