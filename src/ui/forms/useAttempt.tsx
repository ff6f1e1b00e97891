import { type ReactNode, useState } from 'react';
import { Alert } from '@/ui/notes/Alert';
import { errorText } from '@/ui/behaviour/errorText';

/** Makes an attempt, which a form asks for once at a time; when it throws, the message is `failure` and the reason. */
export function useAttempt(attempt: (data: FormData) => Promise<ReactNode>, failure: ReactNode) {
  const [message, setMessage] = useState<ReactNode>(null);
  const [pending, setPending] = useState(false);

  async function run(data: FormData) {
    setPending(true);
    try {
      setMessage(await attempt(data));
    } catch (error) {
      setMessage(
        <Alert kind="trouble">
          <p>{failure}</p>
          <p>{errorText(error)}</p>
        </Alert>,
      );
    }
    setPending(false);
  }

  return {
    message: pending ? null : message,
    pending,
    onSubmit: (data: FormData) => void run(data),
  };
}
