/** A number of requests in words: `1 förfrågan`, `37 förfrågningar`. */
export function requestCount(count: number): string {
  return count === 1 ? '1 förfrågan' : `${count} förfrågningar`;
}
