import { type ReactNode, startTransition, useActionState } from 'react';
import { Alert } from '@/ui/notes/Alert';
import { errorText } from '@/ui/behaviour/errorText';

/** Makes one attempt at a time; when the attempt throws, the message is `failure` and the reason. */
export function useAttempt(attempt: (data: FormData) => Promise<ReactNode>, failure: ReactNode) {
  const [message, run, pending] = useActionState<ReactNode, FormData>(async (_, data) => {
    try {
      return await attempt(data);
    } catch (error) {
      return (
        <Alert kind="trouble">
          <p>{failure}</p>
          <p>{errorText(error)}</p>
        </Alert>
      );
    }
  }, null);
  return {
    message: pending ? null : message,
    pending,
    onSubmit: (data: FormData) => startTransition(() => run(data)),
  };
}
