'use client';

import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react';

export const leaveQuestion = 'Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?';

interface LeaveGuard {
  /** Asks when something is unsaved; true when the page may be left. */
  mayLeave: () => boolean;
  /** Stops asking until the next page load: for a redirect that the customer did not choose, such as an ended session. */
  suspend: () => void;
  /** Starts asking again after a redirect that did not leave the page. */
  resume: () => void;
  setUnsaved: (id: string, unsaved: boolean) => void;
}

const unguarded: LeaveGuard = { mayLeave: () => true, suspend: () => undefined, resume: () => undefined, setUnsaved: () => undefined };

const LeaveGuardContext = createContext<LeaveGuard>(unguarded);

export interface LeaveGuardProviderProps {
  children: ReactNode;
  /** Asks the question; the browser's own dialog unless the host has a better one that answers at once. */
  ask?: (question: string) => boolean;
}

const askBrowser = (question: string): boolean => window.confirm(question);

/** Watches over unsaved forms below it: on links, on programmatic navigation and on closing the page. */
export function LeaveGuardProvider({ children, ask = askBrowser }: LeaveGuardProviderProps) {
  const unsaved = useRef(new Set<string>());
  const suspended = useRef(false);

  const guard = useMemo<LeaveGuard>(
    () => ({
      mayLeave: () => {
        if (suspended.current || unsaved.current.size === 0) return true;
        const leave = ask(leaveQuestion);
        // Whoever chose to leave isn't asked a second time by the browser.
        if (leave) unsaved.current.clear();
        return leave;
      },
      suspend: () => {
        suspended.current = true;
      },
      resume: () => {
        suspended.current = false;
      },
      setUnsaved: (id, isUnsaved) => {
        if (isUnsaved) unsaved.current.add(id);
        else unsaved.current.delete(id);
      },
    }),
    [ask],
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!suspended.current && unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;
}

/** Asks before leaving for as long as `active`; several forms may each use it. */
export function useLeaveGuard(active: boolean): void {
  const id = useId();
  const { setUnsaved } = useContext(LeaveGuardContext);
  useEffect(() => {
    setUnsaved(id, active);
    return () => setUnsaved(id, false);
  }, [id, active, setUnsaved]);
}

/** For who moves the customer elsewhere: `mayLeave()` before, or `suspend()` where there is no choice. */
export function useLeaveGuardControl(): Pick<LeaveGuard, 'mayLeave' | 'suspend' | 'resume'> {
  const { mayLeave, suspend, resume } = useContext(LeaveGuardContext);
  return useMemo(() => ({ mayLeave, suspend, resume }), [mayLeave, suspend, resume]);
}
