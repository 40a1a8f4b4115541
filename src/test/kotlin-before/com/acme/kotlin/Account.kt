package com.acme.kotlin

import kotlinx.serialization.Serializable

/** As it was before what is beside the other classes. */
@Serializable
data class Account(val id: String, val owner: Owner, val note: String? = null, val limit: Int = 0)

@Serializable
data class Owner(val name: String)
