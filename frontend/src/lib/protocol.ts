/** The types of the wire: all of them are generated from the server's schemas. */
import type { components } from '../generated/api';
import type { Client, Server } from '../generated/protocol';

export type * from '../generated/protocol';
export type ClientMessage = Client;
export type ServerMessage = Server;

type Schemas = components['schemas'];
export type Me = Schemas['Me'];
export type Limits = Schemas['Limits'];
export type LimitShown = Schemas['LimitShown'];
export type Lobby = Schemas['Lobby'];
export type Rules = Schemas['Rules'];
export type RulePage = Schemas['RulePage'];
export type CoupLine = Schemas['CoupLine'];
export type CoupList = Schemas['CoupList'];
export type Told = Schemas['Told'];
