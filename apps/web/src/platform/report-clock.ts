const minuteMs = 60_000;

/** `21 h`, `45 min`, `3 days`: as exact as helps, and never longer than it is. */
function span(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

interface ReportClock {
  words: string;
  isOverdue: boolean;
}

/** How much time a report has left, or how late it is. Every screen says it with these words. */
export function reportClock(dueAt: string, nowMs: number): ReportClock {
  const leftMs = Date.parse(dueAt) - nowMs;
  return leftMs >= 0
    ? { words: `Report due in ${span(leftMs)}`, isOverdue: false }
    : { words: `Report overdue by ${span(-leftMs)}`, isOverdue: true };
}
