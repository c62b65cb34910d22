import type { FastifyInstance } from "fastify";
import { ConfigError } from "../config.ts";

/**
 * Opens a port.
 *
 * @throws ConfigError with a sentence that names the variable when the port or the host cannot be used.
 */
export async function listen(app: FastifyInstance, port: number, host: string, variable: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new ConfigError(`Port ${port} is in use by another program. Stop it, or set ${variable} to a free port.`);
    if (code === "EACCES")
      throw new ConfigError(`Port ${port} may not be opened by this user. Set ${variable} to a port above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new ConfigError(`The address ${host} is none of this computer. Set HOST to one that is.`);
    throw error;
  }
}
