import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageAnswer, PublicReader } from '@/data/publicPage/readPublicPage';
import { newWishIds } from '@/data/publicPage/wishIds';
import { minutesOf } from '@/domain/publicPage/publicTimes';
import type { ServiceGroup } from '@/domain/workshop/service';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { useHydrated } from '@/ui/behaviour/useHydrated';
import { useNow } from '@/ui/behaviour/useNow';
import { blankVisitor } from './AskForm';
import styles from './BookPage.module.css';
import { ChosenTime } from './ChosenTime';
import { DayChoice } from './DayChoice';
import { HowToAsk } from './HowToAsk';
import { type groupsOf, ServiceChoice } from '@/components/publicPage/ServiceChoice';
import { GoneNote, nearestTimes } from './GoneNote';
import { StepHeading } from './StepHeading';
import { SumBar } from './SumBar';
import { daysAtATime, useFreeDays } from './useFreeDays';
import { useWashAlong } from './useWashAlong';

/** A visitor's choices in a group of services; the time in ms since 1970. */
interface Choice {
  ids: readonly string[];
  openDay: string | null;
  time: number | null;
}

const nothing: Choice = { ids: [], openDay: null, time: null };

function leadTo(heading: RefObject<HTMLHeadingElement | null>) {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView();
}

/** The steps to a time: services, a day and its time, and how to ask for it. */
export function Booking({
  reader,
  found,
  groups,
  turn,
  isWritten,
  hasFailed,
  again,
}: {
  reader: PublicReader;
  found: Extract<PageAnswer, { kind: 'page' }>;
  groups: ReturnType<typeof groupsOf>;
  turn: number;
  /** True until the page has been read: its file tells of no times. */
  isWritten: boolean;
  /** True if the page itself could not be read again. */
  hasFailed: boolean;
  again: () => void;
}) {
  const { workshopId, page } = found;
  const { times, ask } = useTexts();
  const now = useNow();
  const isHydrated = useHydrated();
  const [picked, setPicked] = useState<ServiceGroup>('workshop');
  const [choices, setChoices] = useState<Partial<Record<ServiceGroup, Choice>>>({});
  const [texts, setTexts] = useState(blankVisitor);
  const [ids] = useState(() => [newWishIds(), newWishIds()]);
  const lost = useRef(new Set<string>());
  const [span, setSpan] = useState(daysAtATime);
  const timesHeading = useRef<HTMLHeadingElement>(null);
  const askHeading = useRef<HTMLHeadingElement>(null);

  const [group, offered] = groups.find(([each]) => each === picked) ?? groups[0] ?? [picked, []];
  const choice = choices[group] ?? nothing;
  const services = offered.filter(({ id }) => choice.ids.includes(id));
  const minutes = minutesOf(services);
  const hasPlaces = Object.values(page.places).includes(group);
  const free = useFreeDays(reader, found, { group, minutes }, { span, turn, now });
  const { isAsked, taken, days, reading } = free;
  const isKnown = !isWritten && reading.isKnown;
  const time = days.flatMap(({ times }) => times).find((each) => each.getTime() === choice.time);
  const startsAt = isKnown && time ? time : null;
  const apart = groups.flatMap(([each, others]) =>
    each === group ? [] : others.filter(({ id }) => choices[each]?.ids.includes(id)),
  );

  const wash = useWashAlong(reader, found, { services, startsAt, apart });

  function choose(change: Partial<Choice>) {
    setChoices((before) => ({
      ...before,
      [group]: { ...(before[group] ?? nothing), ...change },
    }));
  }

  function toggle(id: string) {
    const rest = choice.ids.filter((each) => each !== id);
    choose({ ids: choice.ids.includes(id) ? rest : [...rest, id] });
  }

  function chooseTime(chosen: number) {
    // The summary must be there before it can take the focus.
    flushSync(() => choose({ time: chosen }));
    leadTo(askHeading);
  }

  return (
    <>
      {/* What is pressed before the app has arrived would be lost. */}
      <div className={styles.steps} inert={!isHydrated}>
        <ServiceChoice
          groups={groups}
          group={group}
          chosen={choice.ids}
          onGroup={setPicked}
          onToggle={toggle}
        />
        <section aria-labelledby="times" className={styles.step}>
          <StepHeading id="times" heading={timesHeading}>
            {times.choose}
          </StepHeading>
          {!hasPlaces && (
            <p>
              {times.noPlace} <HowToAsk page={page} />
            </p>
          )}
          {hasPlaces && minutes === 0 && <p>{times.noService}</p>}
          {isAsked && days.length === 0 && !isWritten && (
            <p>
              {times.none} <HowToAsk page={page} />
            </p>
          )}
          {isAsked && (days.length > 0 || isWritten) && (
            <DayChoice
              page={page}
              days={days}
              now={now}
              reading={{
                ...reading,
                isKnown,
                isReading: reading.isReading || (isWritten && !hasFailed),
                hasFailed: reading.hasFailed || hasFailed,
                again,
              }}
              choosing={{
                ...choice,
                onDay: (openDay) => choose({ openDay }),
                onTime: chooseTime,
                onMore:
                  free.listed <= page.horizonDays
                    ? () => free.isWide && setSpan(span + daysAtATime)
                    : null,
              }}
            />
          )}
          {isAsked && isKnown && choice.time !== null && !startsAt && (
            <GoneNote
              time={new Date(choice.time)}
              nearest={nearestTimes(days, choice.time)}
              now={now}
              onChoose={chooseTime}
            />
          )}
          {startsAt && (
            <ChosenTime
              key={group}
              page={page}
              group={group}
              services={services}
              taken={taken}
              wash={wash}
              apart={apart}
              startsAt={startsAt}
              now={now}
              heading={askHeading}
              onOther={() => leadTo(timesHeading)}
              asking={{ reader, workshopId, ids, lost, texts, onType: setTexts, onGone: again }}
            />
          )}
        </section>
      </div>
      <SumBar
        services={wash.startsAt ? [...services, ...wash.chosen] : services}
        next={startsAt ? ask.book : times.next}
        onNext={() => leadTo(startsAt ? askHeading : timesHeading)}
      />
    </>
  );
}
