import type { Handle } from "@yunshou/database";

/** A service that takes payments or took them, with the day of its newest bill. */
export interface FetchedService {
  readonly serviceId: string;
  readonly code: string;
  readonly newest: string | null;
}

export const servicesToFetch = (tx: Handle): Promise<FetchedService[]> =>
  tx.query(
    `select s.id as "serviceId", s.code, (select max(b.day)::text from provider_bill b where b.service_id = s.id) as newest
     from payment_service s where s.deleted_at is null
       and exists (select from payment_parameters p where p.service_id = s.id and p.state = 'active') order by s.id`,
  );
