import { type ContestedForm, keptTheirs } from '@/components/useContested';
import { useToast } from '@/ui/notes/ToastContext';

/**
 * Saves over what others have changed meanwhile: asks before that is overwritten, and offers the own values that were given
 * up.
 */
export function useSettledSave<T extends object>(
  contested: ContestedForm<T>,
  label: string,
  write: (draft: T, former: T) => void,
) {
  const toast = useToast();
  return (typed: T, base: T) => {
    if (contested.asksAbout(typed)) return;
    const { draft, former, given, keepOthers } = contested.settled(typed, base);
    keepOthers(label);
    write(draft, former);
    if (Object.keys(given).length > 0)
      toast(keptTheirs(label), () => write({ ...draft, ...given }, draft));
  };
}
